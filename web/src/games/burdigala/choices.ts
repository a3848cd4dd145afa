/** The choices of the turn panel: what each gives, what it costs, who else gains. */
import type { Decoded } from '../../lib/actions.ts';
import { CARD_ICONS, GOOD_ICONS } from './look.ts';
import type { Play } from './play.svelte.ts';
import { cardActions, type Picked, siteOf } from './select.ts';
import { whoDraws } from './tell.ts';
import { capital, effectOf, nameOf } from './words.ts';

export interface Choice {
  key: string;
  title: string;
  icon?: string;
  /** A second icon: the stone that is added. */
  also?: string;
  /** Dice before and after. */
  dice?: [number, number];
  lines: string[];
  cost?: string | undefined;
  tone: 'good' | 'gold' | 'plain';
  /** What a click does: plays, or picks. */
  action?: number;
  pick?: Partial<Picked>;
  chosen?: boolean;
}

export interface Panel {
  title: string;
  text: string;
  choices: Choice[];
  /** Whether a click on a choice only picks it; the primary button then confirms. */
  confirms: boolean;
}

function forCard(play: Play, card: string): Choice[] {
  const { table } = play;
  const { texts, names } = table;
  const view = table.view!;
  const one = (action: Decoded): Choice => {
    const base = { key: String(action.id), action: action.id, lines: [] as string[], tone: 'gold' as const };
    const victim = action.values.victim ?? 0;
    switch (action.kind) {
      case 'influence': {
        const die = action.values.die!;
        const after = table.hints?.influences[String(action.id)];
        const old = view.dice?.[die] ?? 0;
        const now = after?.dice[die] ?? old;
        const lines = [after?.roll ? capital(texts.say(after.roll)) : texts.say('ui-die-number', { die: die + 1 })];
        return { ...base, dice: [old, now], title: `${old} → ${now}`, lines };
      }
      case 'betray':
        return {
          ...base,
          icon: CARD_ICONS[action.words.card!]!,
          title: nameOf(table, action.words.card!),
          lines: [texts.say('ui-in-front-of', { player: names[victim] ?? '' })],
        };
      case 'betray-hand':
        return {
          ...base,
          icon: 'card-play',
          title: names[victim] ?? '',
          lines: [texts.say('ui-card-at-random', { count: view.players[victim]!.hand })],
        };
      case 'merchant':
        return {
          ...base,
          icon: 'trade',
          title: names[victim] ?? '',
          lines: [texts.say('ui-goods-count', { count: view.players[victim]!.goods })],
        };
      case 'theft':
        return {
          ...base,
          icon: 'robber-hand',
          title: names[victim] ?? '',
          lines: [texts.say('ui-good-at-random', { count: view.players[victim]!.goods })],
        };
      case 'connections':
        return {
          ...base,
          icon: 'swap-bag',
          title: texts.say('ui-token-of', { value: action.values.value! }),
          lines: [texts.say('ui-token-gains', { points: action.values.value! })],
        };
      default: {
        const lines = [texts.say(table.board.cards[card]?.permanent ? 'ui-lay-it' : 'ui-play-it')];
        if (card === 'crassus' && view.laid) lines.push(...stoneLines(play, view.laid));
        return {
          ...base,
          icon: CARD_ICONS[card]!,
          title: texts.say('ui-play-card', { card: nameOf(table, card) }),
          lines,
        };
      }
    }
  };
  return cardActions(card, play.legal, table.board).map(one);
}

/** What one more stone on a site gives. */
function stoneLines(play: Play, site: string): string[] {
  const { texts } = play.table;
  const stone = siteOf(play.view!, site)?.next;
  if (!stone) return [];
  if (!stone.finishes) return [texts.say('ui-instead', { points: stone.points ?? 0 })];
  const lines = [
    stone.total === null
      ? stone.more
        ? texts.say('ui-finishes-bonus', { points: stone.more })
        : texts.say('ui-finishes')
      : texts.say('ui-finishes-value', { points: stone.total }),
  ];
  const who = whoDraws(play, site);
  return who ? [...lines, who] : lines;
}

/** What the stone has brought that stays if nothing more is laid. */
function honest(play: Play): string {
  const { texts, hints } = play.table;
  return hints?.stays ? texts.say('ui-honest-text', { points: hints.stays }) : texts.say('ui-stop-text');
}

function after(play: Play): Choice[] {
  const { texts, actions, legal, hints } = play.table;
  const view = play.table.view!;
  const { option } = play.picked;
  const token = texts.say('ui-one-token');
  const found: Choice[] = [];
  if (legal.has(actions.id('corrupt'))) {
    found.push({
      key: 'honest',
      icon: 'scales',
      title: texts.say('ui-honest'),
      lines: [honest(play)],
      tone: 'good',
      pick: { option: null },
      chosen: option === null,
    });
    if (hints?.privileges.includes('stone'))
      found.push({
        key: 'stone',
        icon: 'stone-block',
        also: 'stone-block',
        title: texts.say('ui-second-stone'),
        lines: stoneLines(play, view.laid!),
        cost: token,
        tone: 'gold',
        pick: { option: 'stone' },
        chosen: option === 'stone',
      });
    if (hints?.privileges.includes('good'))
      found.push({
        key: 'good',
        icon: 'amphora',
        title: texts.say('ui-good'),
        lines: [texts.say('ui-good-text')],
        cost: token,
        tone: 'gold',
        pick: { option: 'good' },
        chosen: option === 'good',
      });
  } else if (legal.has(actions.id('again'))) {
    found.push({
      key: 'stop',
      icon: 'scales',
      title: texts.say('ui-stop'),
      lines: [texts.say('ui-stop-text')],
      tone: 'good',
      pick: { option: null },
      chosen: option === null,
    });
    found.push({
      key: 'again',
      icon: 'rolling-dices',
      title: texts.say('ui-again'),
      lines: [texts.say('ui-again-text')],
      cost: token,
      tone: 'gold',
      pick: { option: 'again' },
      chosen: option === 'again',
    });
  }
  return found;
}

export function panelOf(play: Play): Panel {
  const { table, view, mode } = play;
  const { texts, names, actions } = table;
  const none: Panel = { title: '', text: '', choices: [], confirms: false };
  if (!view) return none;
  const simple = (id: string, text: string, choices: Choice[] = [], confirms = false): Panel => ({
    title: texts.say(`ui-title-${id}`),
    text,
    choices,
    confirms,
  });
  if (play.replaying || mode === 'wait') {
    if (view.over) return simple('over', view.end ? texts.say(`reason-${view.end}`) : '');
    const player = names[view.to_act[0] ?? view.seat] ?? '';
    return { ...none, title: texts.say('ui-title-wait', { player }), text: capital(texts.say(`what-${view.pending}`)) };
  }
  const card = play.held;
  if (card)
    return { title: nameOf(table, card), text: effectOf(table, card), choices: forCard(play, card), confirms: false };
  const note = view.roll ? texts.say(`${view.roll}-effect`) : '';
  const pending = capital(texts.say(`what-${view.pending}`));
  switch (mode) {
    case 'move':
      return simple(view.roll === 'double' ? 'double' : 'move', note || `${pending}.`);
    case 'remove':
      return simple('remove', texts.say('ui-remove-text'));
    case 'after': {
      const choices = after(play);
      const id = choices.some((one) => one.key === 'honest') ? 'seven' : choices.length ? 'again' : 'after';
      return simple(id, texts.say(`ui-text-${id}`), choices, true);
    }
    case 'vino':
      return simple('vino', effectOf(table, 'vino'), [
        {
          key: 'accept',
          icon: 'wine-glass',
          title: texts.say('ui-good'),
          lines: [texts.say('ui-good-text')],
          cost: texts.say('ui-one-token'),
          tone: 'gold',
          action: actions.id('accept'),
        },
        {
          key: 'decline',
          icon: 'scales',
          title: texts.say('ui-honest'),
          lines: [texts.say('ui-vino-decline')],
          tone: 'good',
          action: actions.id('decline'),
        },
      ]);
    case 'privilege':
      return simple(
        'privilege',
        texts.say('seven-effect'),
        play.legal.map((one) => ({
          key: one.kind,
          action: one.id,
          tone: 'gold',
          icon: one.kind === 'stone' ? 'stone-block' : 'amphora',
          title: texts.say(one.kind === 'stone' ? 'ui-second-stone' : 'ui-good'),
          lines: one.kind === 'stone' ? stoneLines(play, view.laid!) : [texts.say('ui-good-text')],
        })),
      );
    case 'discard':
      return simple(
        'discard',
        texts.say('ui-discard-text', {
          limit: view.players[play.me!]!.limit,
        }),
        play.legal.map((one) => ({
          key: String(one.id),
          action: one.id,
          tone: 'plain',
          icon: CARD_ICONS[one.words.card!]!,
          title: nameOf(table, one.words.card!),
          lines: [texts.say(one.kind === 'discard' ? 'ui-from-hand' : 'ui-from-table')],
        })),
      );
    case 'keep':
      return simple(
        'keep',
        texts.say('ui-keep-text'),
        play.legal.map((one) => ({
          key: String(one.id),
          action: one.id,
          tone: 'gold',
          icon: GOOD_ICONS[one.words.good!]!,
          title: nameOf(table, one.words.good!),
          lines: [texts.say('ui-drawn-count', { count: view.offer?.[one.words.good!] ?? 1 })],
        })),
      );
    case 'swap':
      return simple('swap', texts.say('ui-swap-text', { player: names[view.asked ?? 0] ?? '' }));
    default:
      return simple(mode, mode === 'look' ? texts.say('ui-look-text', { count: view.looks ?? 0 }) : `${pending}.`);
  }
}
