export interface Title {
  home: string;
  away: string;
  state?: 'calledOff' | 'postponed' | 'abandoned';
  goals?: [number, number];
  /** Parts of the title that only an admin can judge, such as '5:4 n.E.' or why the game is called off. */
  remarks: string[];
  competition?: string;
  round?: string;
  /**
   * Set if a word of the title says where the game is: 'Auswärtsspiel: Wir - SV Au'. This word counts more
   * than the order of the names.
   */
  ground?: 'home' | 'away';
}

/** Name of the club's side if the title names only the opponent: 'Heimspiel gegen SV Au'. */
export const ownWord = 'wir';

const maxTitleLength = 400;
const maxGoals = 19;

const states = {
  calledOff:
    'abgesagt|absage|abgesetzt|ausgefallen|f(?:ä|ae)llt aus|entf(?:ä|ae)llt|gestrichen|cancell?ed|annulliert|storniert',
  postponed: 'verschoben|vertagt|postponed',
  abandoned: 'abgebrochen|spielabbruch|abbruch|abandoned',
};
const state = `(?:(?:ist|wird|wurde|spiel)\\s+)?(${Object.values(states).join('|')})[!.]*`;
const why = '\\s*((?:[-–—,:]|wegen|wg\\.?|aufgrund|infolge|auf)\\s*.{1,60})';
const stateAlone = new RegExp(`^${state}(?:${why})?$`, 'iu');
const stateOutside = [
  new RegExp(`^[\\s*]*${state}(?:\\s*[:|*–—-]+\\s*|\\s+)(?=\\S)`, 'iu'),
  new RegExp(`(?:\\s*[,;|]|\\s[-–—]|\\s)\\s*${state}${why}$`, 'iu'),
  new RegExp(`[\\s,;|:*–—-]+${state}[\\s*]*(?=$|[,;|])`, 'iu'),
];
const remark =
  /^(?:nachtrag\S*|nachhol\S*|neu|neuer termin|(?:neu |vor)?verlegt(?: (?:auf|von|nach) .{1,40})?|neuansetzung|(?:nächstes |pflicht)?spiel|match|derby|live|endstand|um \d.*|\d{1,2}[:.]\d\d uhr)$/iu;
const roundWords =
  /(?<!\p{L})(?:(?:runde|rd\.?|spieltag|spielrunde)\s*(\d{1,3})(?!\d)\.?|(?<!\d)(\d{1,3})\.?\s*(?:runde|rd(?:\.|(?!\p{L}))|spieltag|spielrunde)(?!\p{L}))/iu;
const labelParts = /\s*[,;|]\s*|\s[-–—/•·]\s/u;
const groundWord = '(?:heim|ausw(?:ä|ae)rts)';
const groundAlone = new RegExp(`^${groundWord}(?:spiel|match)?$`, 'iu');
const groundLast = new RegExp(`(?:^${groundWord}|(?<!\\p{L})${groundWord}(?:spiel|match))$`, 'iu');
/** Finds a sign for home or away: 'Fortuna (H) SV Au', 'Fortuna @ SV Au', 'Auswärtsspiel bei SV Au'. */
const groundSign = new RegExp(
  `^(.*?)\\s*(@|\\((?:h|a)\\)|(?<!\\p{L})${groundWord}(?:spiel|match)?(?!\\p{L}))\\s*(.*)$`,
  'iu',
);
const joints = /^(?:[\s:|,–—-]|(?:gegen|vs?\.?|beim?|in)\s)+|[\s:|,–—-]+$/giu;
/** Does not match names of towns that begin like one of these words, such as 'Teststadt'. */
const competition =
  /(?:liga|klasse|meisterschaft|bewerb|staffel|gruppe|play-?offs?|cup|pokal|turnier|futsal|(?<!\p{L})ms|(?<!\p{L})test|freundschaft|vorbereitung|trainingsspiel|friendly)(?:s?spiel)?(?!\p{L})/iu;
const added = '(?:\\s*(\\*+|n\\.?\\s?V\\.?|[ni]\\.?\\s?E\\.?|w\\.?\\s?o\\.?))?';
const score = `(?:(?:endstand|endergebnis|ergebnis|erg\\.?|resultat)\\s*:?\\s*)?(\\d{1,2})\\s?[:–-]\\s?(\\d{1,2})${added}`;
const scoreAlone = new RegExp(`^${score}$`, 'iu');
const scoreLast = new RegExp(
  `[\\s,;|](?:\\s*[-–—])?\\s*(${score})(?:\\s*uhr)?\\s*(?=$|[,;|])`,
  'iu',
);
const scoreFirst = new RegExp(`^(${score})(?:\\s*uhr)?\\s*[-–—,;|:]?\\s+(?=\\S)`, 'iu');
const scoreBetween = new RegExp(`^(.+?)\\s+(\\d{1,2}\\s?:\\s?\\d{1,2}${added})\\s+(.+)$`, 'iu');
const part = '\\d{1,2}\\s?[:-]\\s?\\d{1,2}';
const scoresOfParts = new RegExp(
  `^${part}(?:\\s*[,;/]\\s*${part}|\\s+${part})*\\s*[,;/]?\\s*$`,
  'u',
);
const noScore = /(?<=\s|^)(?:-\s?:\s?-|–\s?:\s?–|_\s?:\s?_)(?=\s|$|[,;|])/u;
const lastWords = /(?:\s[-–—]|[,;|])\s+([^,;|–—-]{2,60})$/u;
const brackets = /\s*[([{]\s*([^()[\]{}]*?)\s*[)\]}]/gu;
const label = /^([^:|]{2,60}?)(?:\s?:\s|\s?\|\s|\s[-–—]\s)(.+)$/su;
const separators = [/ : /, / [-–—] /, / (?:vs?\.?|gegen) /i, /:/, /[–—]/];

export function readTitle(summary: string): Title | undefined {
  const title: Title = { home: '', away: '', remarks: [] };
  const plain = summary
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\uFE0F|\u200D/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length > maxTitleLength) return named(splitSides(plain), title);
  const { left, scores } = withoutTails(plain, title);
  const inOrder = splitTitle(left, title);
  const sides = inOrder ?? splitAtGround(left, title);
  // A sign such as '@' does not say whose goals come first, so a result next to it becomes a remark.
  if (inOrder) for (const each of scores) takeScore(each, title);
  else title.remarks.push(...scores);
  return named(sides, title);
}

function named(sides: [string, string] | undefined, title: Title): Title | undefined {
  return sides && { ...title, home: sides[0], away: sides[1] };
}

/** The list ends with scores in brackets, because they are half-time scores if there is another score. */
function withoutTails(text: string, title: Title): { left: string; scores: string[] } {
  const scores: string[] = [];
  let left = text.replace(brackets, (whole, inside: string, at: number) => {
    if (scoreAlone.test(inside)) scores.push(inside);
    else if (at === 0 && isLabel(inside)) takeLabel(inside, title);
    else if (!takeWords(inside, title)) return whole;
    return ' ';
  });
  left = left.replace(/\s+/g, ' ').trim();
  for (const pattern of stateOutside)
    left = left.replace(pattern, (_, word: string, reason: unknown) => {
      takeState(word, typeof reason === 'string' ? reason : undefined, title);
      return ' ';
    });
  const takeLast = (whole: string, words: string) => {
    if (!remark.test(words)) return whole;
    title.remarks.push(words);
    return '';
  };
  left = left.replace(lastWords, takeLast);
  left = left.replace(noScore, '-').trim();
  for (const pattern of [scoreFirst, scoreLast])
    left = left.replace(pattern, (_, found: string) => {
      scores.unshift(found);
      return ' ';
    });
  left = left
    .replace(/\s+(?=[,;])/gu, '')
    .replace(/[\s,;|–—-]+$/u, '')
    .trim();
  return { left: left.replace(lastWords, takeLast), scores };
}

function takeWords(words: string, title: Title): boolean {
  const [, word, reason] = stateAlone.exec(words) ?? [];
  if (word) takeState(word, reason, title);
  else if (groundAlone.test(words)) title.ground = groundOf(words);
  else if (remark.test(words) || scoresOfParts.test(words)) title.remarks.push(words);
  else return /^[-–_: ]*$/u.test(words);
  return true;
}

function takeState(word: string, reason: string | undefined, title: Title): void {
  for (const name of ['calledOff', 'postponed', 'abandoned'] as const)
    if (new RegExp(`^(?:${states[name]})$`, 'iu').test(word)) title.state = name;
  const words = reason?.replace(/^[\s,:–—-]+/u, '').trim();
  if (words) title.remarks.push(words);
}

/** Stores the result in `title`. A time ('15:00') or an unclear result becomes a remark for the admin. */
function takeScore(words: string, title: Title): void {
  const [, home = '', away = '', more] = scoreAlone.exec(words) ?? [];
  const isHour = /^(?:[2-9]|0)\d$/.test(away) || (away.length === 2 && Number(home) > 8);
  if (title.goals || more || isHour || Math.max(Number(home), Number(away)) > maxGoals)
    title.remarks.push(words);
  else title.goals = [Number(home), Number(away)];
}

function splitTitle(text: string, title: Title): [string, string] | undefined {
  const [, first = '', rest = ''] = label.exec(text) ?? [];
  const ofRest = isLabel(first) ? splitTitle(rest, title) : undefined;
  if (ofRest && !ofRest.some(isLabel)) {
    takeLabel(first, title);
    return ofRest;
  }
  const [, home, found, , away] = scoreBetween.exec(text) ?? [];
  if (home && found && away && ![home, away].some(splitSides)) {
    takeScore(found, title);
    return [home, away];
  }
  const sides = splitSides(text);
  if (sides) return sides;
  const [, before = '', last = ''] = /^(.+)\s[-–—:]\s(.+?)$/su.exec(text) ?? [];
  const ofBefore = isLabel(last) ? splitSides(before) : undefined;
  if (ofBefore) takeLabel(last, title);
  return ofBefore;
}

function splitAtGround(text: string, title: Title): [string, string] | undefined {
  const [, before = text, sign, after = ''] = groundSign.exec(text) ?? [];
  const ground = sign ? groundOf(sign) : title.ground;
  if (!ground) return undefined;
  delete title.ground;
  const parts = [before, after].map((part) => part.replace(joints, '')).filter(Boolean);
  const labels = parts.length === 2 ? parts.filter(isLabel) : [];
  for (const each of labels) takeLabel(each, title);
  const names = parts.filter((part) => !labels.includes(part));
  const [first, second] = names.length === 1 ? [ownWord, ...names] : names;
  if (!first || !second) return undefined;
  return ground === 'home' ? [first, second] : [second, first];
}

function groundOf(sign: string): 'home' | 'away' {
  return /^\(?h/i.test(sign) ? 'home' : 'away';
}

export function isLabel(words: string): boolean {
  const said = words.trim();
  const isRound = said.replace(roundWords, '') === '' && said !== '';
  return isCompetition(said) || isRound || remark.test(said) || groundAlone.test(said);
}

export function isCompetition(words: string): boolean {
  return competition.test(words);
}

export function takeLabel(
  words: string,
  title: Pick<Title, 'competition' | 'round' | 'remarks' | 'ground'>,
): void {
  for (const part of words.split(labelParts)) {
    const rest = part.replace(roundWords, (_, behind?: string, before?: string) => {
      title.round = behind ?? before ?? '';
      return '';
    });
    const said = rest.replace(/\(\s*\)/, '').trim();
    if (groundAlone.test(said)) title.ground = groundOf(said);
    else if (isCompetition(said) && !title.competition) title.competition = said;
    else if (said) title.remarks.push(said);
  }
}

function splitSides(text: string): [string, string] | undefined {
  for (const separator of separators) {
    const [home = '', away = '', ...others] = text.split(separator).map((side) => side.trim());
    if (home && away && others.length === 0)
      return [home, away].some((side) => groundLast.test(side)) ? undefined : [home, away];
  }
  return undefined;
}
