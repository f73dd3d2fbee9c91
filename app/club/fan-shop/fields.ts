import { webAddress } from '#platform/admin/form/field-schemas.ts';
import { layout, lines, picture, text, tick } from '#platform/fields/fields.ts';

export const fanShopFields = {
  title: text({
    label: 'Titel',
    hint: 'Wie die Beschreibung für alle, die das Bild nicht sehen.',
  }),
  description: lines({ label: 'Beschreibung' }),
  link: text({
    label: 'Adresse',
    hint: 'Wohin Banner und Menü führen.',
    rule: () => webAddress('Bitte gib die Adresse des Fanshops ein.'),
    missing: '',
  }),
  image: picture({
    label: 'Bild des Banners',
    log: 'Bild',
    shape: { width: 2400, height: 720, isCropped: true },
  }),
  shown: tick({ label: 'Auf der Website zeigen', log: 'Gezeigt', tree: 'hidden' }),
};

export const fanShopForm = layout(fanShopFields, [
  { fields: ['link', 'shown'] },
  'image',
  { title: 'Worte zum Banner', fields: ['title', 'description'] },
]);
