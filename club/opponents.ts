/** Opponents offered in the game form, each with its crest. */
export const presetOpponents = [
  { name: 'Rot Weiß', crest: '/images/wappen/rot-weiss.svg' },
  { name: 'FC San Remo', crest: '/images/wappen/fc-san-remo.svg' },
  { name: 'SC Bari', crest: '/images/wappen/sc-bari.svg' },
  { name: 'FC Watan', crest: '/images/wappen/fc-watan.svg' },
  { name: 'FC Behar', crest: '/images/wappen/fc-behar.svg' },
  { name: 'FC Arman', crest: '/images/wappen/fc-arman.svg' },
  { name: 'SC Croatia Klagenfurt', crest: '/images/wappen/sc-croatia-klagenfurt.svg' },
  { name: 'FK Sloga', crest: '/images/wappen/fk-sloga.svg' },
] as const;
