import theme from '#club/theme.css?raw';
import tokens from '#platform/ui/tokens.css?raw';
import {
  type ClubColours,
  createPalette,
  createRecolour,
  isPaper,
  recolourText,
} from './palette.ts';

/** Used if the signal colour is as light as the page, because stripes in this colour would be invisible. */
const darkStripes =
  '@media (prefers-color-scheme: light) { :root { --stripe: var(--club-pitch); } }';

export function coloursStylesheet(colours: ClubColours): string {
  const palette = createPalette(colours);
  const recolour = createRecolour(colours);
  const ours = theme.replace(
    /(--club-([\w-]+):\s*)#\w+;/g,
    (_, start: string, name: string) => `${start}${palette[name]};`,
  );
  return [ours, recolourText(tokens, recolour), isPaper(colours.signal) ? darkStripes : '']
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
