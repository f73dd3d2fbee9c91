import { club } from '#club/club.ts';
import { viennaDate } from '#platform/values/vienna.ts';

/** An association's table with a deduction: the club ranks below a team that won fewer points. */
export const rows = [
  ['SC Concordia Musterau', '11', '9', '1', '1', '31:9', '22', '28'],
  ['FK Sonne', '11', '8', '0', '3', '27:14', '13', '24'],
  ['FC Wiese', '11', '7', '1', '3', '22:16', '6', '22'],
  ['SV Neu', '11', '6', '2', '3', '20:15', '5', '20'],
  ['SC Berg', '11', '6', '1', '4', '19:19', '0', '19'],
  [`${club.name}*`, '11', '6', '4', '1', '25:12', '13', '19'],
  ['FC Bach', '11', '5', '2', '4', '18:18', '0', '17'],
  ['TSV Au', '11', '4', '3', '4', '17:17', '0', '15'],
  ['FC Acker', '11', '3', '2', '6', '12:20', '-8', '11'],
  ['USC Hang', '11', '2', '2', '7', '10:22', '-12', '8'],
  ['Seeufer Kickers', '11', '1', '1', '9', '8:30', '-22', '4'],
  ['VfB Stein', '11', '1', '1', '9', '6:30', '-24', '-2'],
] as const;
const heads = ['#', 'Mannschaft', 'SP', 'S', 'U', 'N', 'Tore', '+/-', 'P'];
export const numbered = rows.map((row, index) => [String(index + 1), ...row]);
export const table = [heads, ...numbered].map((row) => row.join('\t')).join('\n');
export const year = viennaDate(new Date()).slice(0, 4);
