import { useState } from 'react';
import { coloursPath, useDrawn, useShownClub } from './current-club.ts';

export function ClubLinks() {
  const drawn = useDrawn();
  const { fields, colours } = useShownClub();
  // The page's first colours stay in it, so others need a stylesheet that comes after them.
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
