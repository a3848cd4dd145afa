/** Reading and searching rules. */
import type { RuleInfo, RuleSection } from '../../generated/wire.ts';

type Mark = 'ruling' | 'reconstruction';

export interface Rule {
  /** Empty for a paragraph between rules. */
  id: string;
  text: string;
  mark: Mark | null;
}

export interface Chapter {
  /** Its number, or empty for the introduction. */
  number: string;
  title: string;
  rules: Rule[];
}

const MARK = /\s*\((ruling|reconstruction|décision|interprétation|reconstitution)\)\s*$/;
const MARKS: Record<string, Mark> = {
  ruling: 'ruling',
  décision: 'ruling',
  interprétation: 'ruling',
  reconstruction: 'reconstruction',
  reconstitution: 'reconstruction',
};

/** The server's sections as chapters; what a rule is marked as is taken out of its text. */
export function chaptersOf(sections: RuleSection[]): Chapter[] {
  return sections.map(({ title, rules }) => {
    const [, number = '', name = title] = /^(\d+)[.\s]+(.*)$/.exec(title) ?? [];
    return { number, title: typeset(name), rules: rules.map(ruleOf) };
  });
}

/** English files write straight apostrophes; readers get real ones. */
const typeset = (text: string): string => text.replace(/(?<=[\p{L}\d])'/gu, '’');

function ruleOf({ id, text: raw }: RuleInfo): Rule {
  const text = typeset(raw);
  const found = id ? MARK.exec(text) : null;
  return { id, text: found ? text.slice(0, found.index) : text, mark: found ? MARKS[found[1]!]! : null };
}

/** Letters without their accents, small: what is compared. Every letter keeps its place. */
export function plain(text: string): string {
  return [...text]
    .map((letter) => {
      const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return bare.length === letter.length
        ? bare
        : letter.toLowerCase().length === letter.length
          ? letter.toLowerCase()
          : letter;
    })
    .join('')
    .replace(/[’‘]/g, "'")
    .replace(/[\u00a0\u202f]/g, ' ');
}

/** What is looked for: a number of a rule or chapter, or words that must all occur. */
export interface Query {
  id: string | null;
  words: string[];
}

export function queryOf(text: string): Query {
  const trimmed = text.trim();
  const id = /^([a-z])\s?(\d+(?:\.\d*)?[a-z]?)$/i.exec(trimmed) ?? /^()(\d+\.\d*[a-z]?)$/i.exec(trimmed);
  if (id) return { id: `${(id[1] || 'R').toUpperCase()}${id[2]!.toLowerCase()}`, words: [] };
  return { id: null, words: plain(trimmed).split(/\s+/).filter(Boolean) };
}

export const isEmpty = ({ id, words }: Query): boolean => id === null && !words.length;

/** Whether a rule is meant. `R4` means all of its chapter, `R4.2` that rule alone. */
export function matches(rule: Rule, chapter: Chapter, query: Query): boolean {
  if (query.id !== null) {
    const wanted = query.id.replace(/\.$/, '');
    return (
      rule.id === wanted ||
      rule.id.toLowerCase() === wanted.toLowerCase() ||
      rule.id.toLowerCase().startsWith(`${wanted.toLowerCase()}.`)
    );
  }
  const text = plain(`${rule.id} ${rule.text} ${chapter.title}`);
  return query.words.every((word) => text.includes(word));
}

export interface Piece {
  text: string;
  kind: 'plain' | 'strong' | 'em' | 'code' | 'rule';
  hit: boolean;
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([RX]\d+(?:\.\d+)*[a-z]?)\b/g;

/** A text in pieces: emphasis, names of other rules, and what was searched for. */
export function pieces(text: string, words: string[] = []): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    found.push(...hits(text.slice(from, match.index), 'plain', words));
    const [whole, strong, em, code, rule] = match;
    found.push(
      ...hits(strong ?? em ?? code ?? rule ?? whole, strong ? 'strong' : em ? 'em' : code ? 'code' : 'rule', words),
    );
    from = match.index + whole.length;
  }
  found.push(...hits(text.slice(from), 'plain', words));
  return found;
}

function hits(text: string, kind: Piece['kind'], words: string[]): Piece[] {
  if (!text) return [];
  // The name of a rule is a link: it stays whole.
  if (!words.length || kind === 'rule') return [{ text, kind, hit: kind === 'rule' && words.includes(plain(text)) }];
  const bare = plain(text);
  const found: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    let next = -1;
    let size = 0;
    for (const word of words) {
      const at = bare.indexOf(word, from);
      if (at >= 0 && (next < 0 || at < next || (at === next && word.length > size))) [next, size] = [at, word.length];
    }
    if (next < 0) break;
    if (next > from) found.push({ text: text.slice(from, next), kind, hit: false });
    found.push({ text: text.slice(next, next + size), kind, hit: true });
    from = next + size;
  }
  if (from < text.length) found.push({ text: text.slice(from), kind, hit: false });
  return found;
}
