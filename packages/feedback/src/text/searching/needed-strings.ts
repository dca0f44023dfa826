/** Lists of strings in small letters: of each list, one is in whatever a pattern matches. */
export type Needed = readonly (readonly string[])[];

/** What a piece of a pattern needs. */
interface Piece {
  /** All that it can match, where that is little; null where it is much. */
  all: readonly string[] | null;
  needs: Needed;
}

const anything: Piece = { all: null, needs: [] };
const nothing: Piece = { all: [''], needs: [] };

/** More strings take as long to look for as the pattern itself. */
const MOST_STRINGS = 48;

/** A shorter string is in any sentence. */
const SHORTEST = 2;

/** A list that more sorts out little: as long as its strings are short. */
const telling = (list: readonly string[]): number =>
  list.reduce((sum, one) => sum + 4 ** -one.length, 0);

/** Without strings that hold another one of the list. */
const withoutLonger = (list: readonly string[]): string[] =>
  [...new Set(list)].filter((one) => !list.some((other) => other !== one && one.includes(other)));

function asNeed({ all, needs }: Piece): Needed {
  const list = withoutLonger(all ?? []);
  const isTelling =
    list.length > 0 && list.length <= MOST_STRINGS && list.every((one) => one.length >= SHORTEST);
  return isTelling ? [...needs, list] : needs;
}

function inARow(pieces: readonly Piece[]): Piece {
  const needs: (readonly string[])[] = [];
  let all: readonly string[] = [''];
  let isAll = true;
  for (const piece of pieces) {
    const together = piece.all && all.flatMap((one) => piece.all?.map((two) => one + two) ?? []);
    if (together && together.length <= MOST_STRINGS) {
      all = together;
      continue;
    }
    isAll = false;
    needs.push(...asNeed({ all, needs: [] }), ...piece.needs);
    all = piece.all && piece.all.length <= MOST_STRINGS ? piece.all : [''];
  }
  return isAll
    ? { all, needs: [] }
    : { all: null, needs: [...needs, ...asNeed({ all, needs: [] })] };
}

function either(pieces: readonly Piece[]): Piece {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const all = pieces.flatMap((piece) => piece.all ?? []);
  if (pieces.every((piece) => piece.all !== null) && all.length <= MOST_STRINGS)
    return { all, needs: [] };
  const best = pieces.map((piece) => mostTelling(asNeed(piece))[0]);
  const list = withoutLonger(best.flatMap((one) => one ?? []));
  const isNeeded = best.every((one) => one !== undefined) && list.length <= MOST_STRINGS;
  return { all: null, needs: isNeeded ? [list] : [] };
}

const mostTelling = (needs: Needed) => needs.toSorted((a, b) => telling(a) - telling(b));

/** More lists sort out little more. */
const MOST_LISTS = 3;

/** What a pattern can't do without, as far as its source shows. */
export function neededStrings({ source, unicodeSets }: RegExp): Needed {
  let at = 0;

  const isNext = (text: string) => source.startsWith(text, at);

  function matched(form: RegExp): string {
    form.lastIndex = at;
    const found = form.exec(source)?.[0] ?? '';
    at += found.length;
    return found;
  }

  function alternatives(): Piece {
    const all = [sequence()];
    while (matched(/\|/uy) !== '') all.push(sequence());
    return either(all);
  }

  function sequence(): Piece {
    const all: Piece[] = [];
    while (at < source.length && !isNext('|') && !isNext(')')) all.push(repeated(single()));
    return inARow(all);
  }

  function single(): Piece {
    if (matched(/\(/uy) !== '') return group();
    if (isNext('[')) return letterClass();
    if (matched(/\\[bB]|[$^]/uy) !== '') return nothing;
    if (
      matched(/\\(?:[pP]\{[^}]*\}|k<[^>]*>|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|[\p{L}\d])|\./iuy) !==
      ''
    )
      return anything;
    return { all: [matched(/\\?./suy).at(-1)?.toLowerCase() ?? ''], needs: [] };
  }

  function group(): Piece {
    const begins = matched(/\?(?:<?[=!]|<\w+>|[\w-]*:)/uy);
    const inside = alternatives();
    at += 1;
    return /^\?<?[=!]$/u.test(begins) ? nothing : inside;
  }

  function letterClass(): Piece {
    const letters = matched(/\[[^\\[\]^-]+\]/uy).slice(1, -1);
    if (letters !== '') return { all: Array.from(letters, (one) => one.toLowerCase()), needs: [] };
    if (!unicodeSets) matched(/\[(?:\\.|[^\]\\])*\]/suy);
    else skipSet();
    return anything;
  }

  /** In such a class there may be others. */
  function skipSet(): void {
    let depth = 0;
    do depth += { '[': 1, ']': -1 }[matched(/\\?./suy)] ?? 0;
    while (depth > 0);
  }

  function repeated(piece: Piece): Piece {
    const times = matched(/[?*+]|\{\d+(?:,\d*)?\}/uy);
    if (times === '') return piece;
    matched(/\?/uy);
    if (times === '?') return piece.all ? { all: [...piece.all, ''], needs: [] } : anything;
    return /^(?:\*|\{0)/u.test(times) ? anything : { all: null, needs: asNeed(piece) };
  }

  return mostTelling(asNeed(alternatives())).slice(0, MOST_LISTS);
}
