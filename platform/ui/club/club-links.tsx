import { useState } from 'react';
import { coloursPath, useDrawn, useShownClub } from './current-club.ts';

/** What the head of every page says of the club's crest and colours. */
export function ClubLinks() {
  const drawn = useDrawn();
  const { fields, colours } = useShownClub();
  // Those that the page came with stay in it: what takes their place comes behind them.
  const [first] = useState(colours);
  const shown = colours ?? (first && 'mitgeliefert');
  return (
    <>
      {shown && <link key={shown} rel="stylesheet" href={`${coloursPath}/${shown}.css`} />}
      <link rel="icon" href={drawn(fields.pictures.icon)} />
      <link rel="apple-touch-icon" href="/symbol/180.png" />
    </>
  );
}
