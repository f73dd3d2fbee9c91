/** The point of a photo that stays visible, whatever is cut off. */
export const focusPoints = {
  'top-left': 'Oben links',
  top: 'Oben',
  'top-right': 'Oben rechts',
  left: 'Links',
  center: 'Mitte',
  right: 'Rechts',
  'bottom-left': 'Unten links',
  bottom: 'Unten',
  'bottom-right': 'Unten rechts',
} as const;

export type Focus = keyof typeof focusPoints;

export const focusNames = Object.keys(focusPoints) as [Focus, ...Focus[]];
