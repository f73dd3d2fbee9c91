export interface Title {
  home: string;
  away: string;
  state?: 'calledOff' | 'postponed' | 'abandoned';
  /** Goals of the home side first. */
  goals?: [number, number];
  /** Parts of the title that stay as they are, such as '5:4 n.E.' or why the game is off. */
  remarks: string[];
  competition?: string;
  round?: string;
}

/** A longer title is only split into its sides: their names are too long to be used anyway. */
const longest = 400;
const mostGoals = 19;

const states = {
  calledOff:
    'abgesagt|absage|abgesetzt|ausgefallen|f(?:ä|ae)llt aus|entf(?:ä|ae)llt|gestrichen|cancell?ed|annulliert|storniert',
  postponed: 'verschoben|vertagt|postponed',
  abandoned: 'abgebrochen|spielabbruch|abbruch|abandoned',
};
/** Example: 'wurde abgesagt!' */
const state = `(?:(?:ist|wird|wurde|spiel)\\s+)?(${Object.values(states).join('|')})[!.]*`;
/** Examples: ', Platz gesperrt', 'wegen Regen' */
const why = '\\s*((?:[-–—,:]|wegen|wg\\.?|aufgrund|infolge|auf)\\s*.{1,60})';
const stateAlone = new RegExp(`^${state}(?:${why})?$`, 'iu');
const stateOutside = [
  new RegExp(`^[\\s*]*${state}(?:\\s*[:|*–—-]+\\s*|\\s+)(?=\\S)`, 'iu'),
  new RegExp(`(?:\\s*[,;|]|\\s[-–—]|\\s)\\s*${state}${why}$`, 'iu'),
  new RegExp(`[\\s,;|:*–—-]+${state}[\\s*]*(?=$|[,;|])`, 'iu'),
];
const remark =
  /^(?:nachtrag\S*|nachhol\S*|neu|neuer termin|(?:neu |vor)?verlegt(?: (?:auf|von|nach) .{1,40})?|neuansetzung|heim(?:spiel)?|ausw(?:ä|ae)rts(?:spiel)?|derby|live|endstand|um \d.*|\d{1,2}[:.]\d\d uhr)$/iu;
const roundWords =
  /^(?:(?:runde|spieltag|spielrunde)\s*(\d{1,3})\.?|(\d{1,3})\.?\s*(?:runde|spieltag|spielrunde))$/iu;
/** Narrower than `kindOf`, because a town may begin with one of these words: 'Teststadt'. */
const competition =
  /(?:liga|klasse|meisterschaft|bewerb|staffel|gruppe|play-?offs?|cup|pokal|turnier|futsal|(?<!\p{L})test|freundschaft|vorbereitung)(?:s?spiel)?(?!\p{L})/iu;
const added = '(?:\\s*(\\*+|n\\.?\\s?V\\.?|[ni]\\.?\\s?E\\.?|w\\.?\\s?o\\.?))?';
const score = `(?:(?:endstand|endergebnis|ergebnis|erg\\.?|resultat)\\s*:?\\s*)?(\\d{1,2})\\s?[:–-]\\s?(\\d{1,2})${added}`;
const scoreAlone = new RegExp(`^${score}$`, 'iu');
const scoreLast = new RegExp(
  `[\\s,;|](?:\\s*[-–—])?\\s*(${score})(?:\\s*uhr)?\\s*(?=$|[,;|])`,
  'iu',
);
const scoreBetween = new RegExp(`^(.+?)\\s+(\\d{1,2}\\s?:\\s?\\d{1,2}${added})\\s+(.+)$`, 'iu');
const scoresOfParts = /^(?:\d{1,2}\s?[:-]\s?\d{1,2}\s*[,;/]?\s*)+$/u;
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
  const sides =
    plain.length > longest ? splitSides(plain) : splitTitle(withoutTails(plain, title), title);
  return sides && { ...title, home: sides[0], away: sides[1] };
}

function withoutTails(text: string, title: Title): string {
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
  left = left.replace(lastWords, (whole, words: string) => {
    if (!remark.test(words)) return whole;
    title.remarks.push(words);
    return '';
  });
  // Some titles have a sign for 'no score yet' between the teams: 'A -:- B'
  left = left.replace(noScore, '-').trim();
  left = left.replace(scoreLast, (_, found: string) => {
    takeScore(found, title);
    return ' ';
  });
  // Scores in brackets come last: if there is another score, they are half-time scores and become remarks.
  for (const each of scores) takeScore(each, title);
  return left
    .replace(/\s+(?=[,;])/gu, '')
    .replace(/[\s,;|–—-]+$/u, '')
    .trim();
}

function takeWords(words: string, title: Title): boolean {
  const [, word, reason] = stateAlone.exec(words) ?? [];
  if (word) takeState(word, reason, title);
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

/** Stores the result. A time ('15:00') or an unclear result becomes a remark, for a person to judge. */
function takeScore(words: string, title: Title): void {
  const [, home = '', away = '', more] = scoreAlone.exec(words) ?? [];
  const isHour = /^(?:[2-9]|0)\d$/.test(away) || (away.length === 2 && Number(home) > 8);
  if (title.goals || more || isHour || Math.max(Number(home), Number(away)) > mostGoals)
    title.remarks.push(words);
  else title.goals = [Number(home), Number(away)];
}

/** Splits 'Heim : Gast' into two names, and takes away a competition or round around them. */
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

export function isLabel(words: string): boolean {
  return isCompetition(words) || roundWords.test(words.trim()) || remark.test(words.trim());
}

export function isCompetition(words: string): boolean {
  return competition.test(words);
}

function takeLabel(words: string, title: Title): void {
  const [, before, behind] = roundWords.exec(words.trim()) ?? [];
  const round = before ?? behind;
  if (round) title.round = round;
  else if (isCompetition(words)) title.competition = words.trim();
  else title.remarks.push(words.trim());
}

function splitSides(text: string): [string, string] | undefined {
  for (const separator of separators) {
    const [home = '', away = '', ...others] = text.split(separator).map((side) => side.trim());
    if (home && away && others.length === 0) return [home, away];
  }
  return undefined;
}
