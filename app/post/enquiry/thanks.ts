import type { Thanks } from '#platform/public-forms/thanks.ts';

export const enquiryThanks: Thanks = {
  path: '/danke/anfrage',
  title: 'Danke! Deine Anfrage ist angekommen.',
  more: 'Wir melden uns bei dir und besprechen, wie es weitergeht.',
};
