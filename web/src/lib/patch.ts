/** Changes of a view. What they do not touch keeps its identity, so that only what changed is drawn anew. */
import type { Change } from '../generated/wire.ts';

type Json = unknown;
type Branch = Json[] | Record<string, Json>;

export function applyChanges<V>(view: V, changes: readonly Change[]): V {
  // Branches copied by this call may be written to; all others belong to the view before.
  const own = new Set<Branch>();
  let root: Json = view;
  for (const change of changes) root = changed(root, change, 0, own);
  return root as V;
}

function changed(node: Json, change: Change, depth: number, own: Set<Branch>): Json {
  if (depth === change.at.length) return 'to' in change ? change.to : undefined;
  if (typeof node !== 'object' || node === null)
    throw new TypeError(`nothing at ${change.at.slice(0, depth).join('/')}`);
  const branch = copy(node as Branch, own);
  const key = change.at[depth]!;
  const last = depth === change.at.length - 1;
  if (Array.isArray(branch)) {
    const index = Number(key);
    if (last && !('to' in change)) branch.splice(index, 1);
    else branch[index] = changed(branch[index], change, depth + 1, own);
  } else if (last && !('to' in change)) {
    delete branch[key];
  } else {
    branch[key] = changed(branch[key], change, depth + 1, own);
  }
  return branch;
}

function copy(node: Branch, own: Set<Branch>): Branch {
  if (own.has(node)) return node;
  const fresh: Branch = Array.isArray(node) ? [...node] : { ...node };
  own.add(fresh);
  return fresh;
}
