import type { Thanks } from '#platform/public-forms/thanks.ts';

export const messageThanks: Thanks = {
  path: '/danke/nachricht',
  title: 'Danke! Deine Nachricht ist angekommen.',
  more: 'Wir lesen sie und melden uns bei dir.',
};
