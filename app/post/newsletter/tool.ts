import type { ToolWithMessages } from '#platform/admin/admin-tool.ts';
import { successMessages } from '#platform/admin/success-messages.ts';

const path = '/admin/newsletter';
export const subscribersPath = `${path}/abonnenten`;

export const newsletterTool = {
  path,
  name: 'Newsletter',
  menu: 'newsletter',
  place: 26,
  ...successMessages({
    'newsletter-gespeichert': 'Entwurf gespeichert!',
    'newsletter-geloescht': 'Entwurf gelöscht!',
    'newsletter-test': 'Der Test ist unterwegs an deine Adresse!',
    'newsletter-unterwegs': 'Der Newsletter ist unterwegs!',
    'newsletter-noch-einmal-unterwegs': 'Was nicht zugestellt wurde, ist noch einmal unterwegs!',
    'newsletter-schon-unterwegs': 'Dieser Newsletter wurde schon verschickt. So weit ist er:',
    'abonnent-gefragt': 'Die Bestätigungsmail ist unterwegs!',
    'abonnent-wartet': 'Die Bestätigungsmail wartet, bis ein E-Mail-Versand eingerichtet ist.',
    'abonnent-bestaetigt': 'Adresse bestätigt!',
    'abonnent-entfernt': 'Adresse gelöscht!',
  }),
} satisfies ToolWithMessages;
