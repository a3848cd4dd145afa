/** All buildings, cards, goods and tokens for the illustrated sheet, with what this viewer has not seen. */
import type { View } from '../../generated/burdigala.ts';
import type { Entry, Section } from '../../ui/catalogue.ts';
import type { Burdigala } from './context.ts';
import { capital } from './words.ts';

type Table = Pick<Burdigala, 'board' | 'texts'>;
const name = ({ texts }: Table, id: string): string => capital(texts.say(id.replaceAll('_', '-')));

/** Where a building is, as far as the viewer knows. */
function place(table: Table, building: string, view: View): string {
  const site = view.districts.flatMap(({ sites }) => sites).find((one) => one.building === building);
  if (!site) return table.texts.say('ui-sheet-unseen');
  return table.texts.say(site.finished ? 'ui-sheet-built' : 'ui-sheet-seen', { site: name(table, site.id) });
}

function building(table: Table, id: string, view: View | null): Entry {
  const { board, texts } = table;
  const special = `${id.replaceAll('_', '-')}-effect`;
  return {
    id: `building:${id}`,
    name: name(table, id),
    facts: [texts.say('ui-points', { points: board.tiles[id]!.value }), ...(view ? [place(table, id, view)] : [])],
    ...(texts.has(special) ? { text: texts.say(special) } : {}),
    left: view ? Number(view.unseen.tiles.includes(id)) : undefined,
  };
}

function card(table: Table, id: string, view: View | null): Entry {
  return {
    id: `card:${id}`,
    name: name(table, id),
    text: table.texts.say(`${id}-effect`),
    total: table.board.cards[id]!.count,
    left: view ? (view.unseen.cards[id] ?? 0) : undefined,
  };
}

export function sections(table: Table, view: View | null): Section[] {
  const { board, texts } = table;
  const sizes = [...new Set(Object.values(board.tiles).map(({ size }) => size))].toSorted((a, b) => a - b);
  const cards = (permanent: boolean): Entry[] =>
    Object.keys(board.cards)
      .filter((id) => board.cards[id]!.permanent === permanent)
      .map((id) => card(table, id, view));
  const unsure = (rule: string): { unsure: boolean } => ({ unsure: board.reconstructions.includes(rule) });
  return [
    ...sizes.map((size): Section => ({
      id: `size-${size}`,
      title: texts.say('ui-sheet-size', { size }),
      ...unsure('R1.4'),
      entries: Object.keys(board.tiles)
        .filter((id) => board.tiles[id]!.size === size)
        .map((id) => building(table, id, view)),
    })),
    {
      id: 'permanent',
      title: texts.say('ui-sheet-permanent'),
      ...unsure('R1.9'),
      note: texts.say('ui-sheet-permanent-note', { points: board.permanent_points }),
      entries: cards(true),
    },
    { id: 'once', title: texts.say('ui-sheet-once'), ...unsure('R1.10'), entries: cards(false) },
    {
      id: 'goods',
      title: name(table, 'goods'),
      ...unsure('R1.8'),
      note: texts.say('goods-effect'),
      entries: Object.entries(board.goods).map(([id, total]) => ({
        id: `good:${id}`,
        name: name(table, id),
        total,
        left: view ? (view.unseen.goods[id] ?? 0) : undefined,
      })),
    },
    {
      id: 'tokens',
      title: name(table, 'corruption-tokens'),
      ...unsure('R1.7'),
      note: texts.say('corruption-token-effect'),
      entries: board.tokens.map((total, value) => ({
        id: `token:${value}`,
        name: texts.say('ui-sheet-token', { value }),
        total,
      })),
    },
  ];
}
