import { requiredText } from '#platform/admin/form/field-schemas.ts';
import {
  email,
  layout,
  lines,
  nameField,
  picture,
  text,
  webAddress,
} from '#platform/fields/fields.ts';
import { portrait } from '#platform/pictures/shape.ts';

const hint = 'Die ganze Adresse, mit https://';

export const boardFields = {
  name: nameField('Unbekannt'),
  role: text({
    label: 'Aufgabe',
    hint: 'Zum Beispiel Obfrau oder Kassier',
    rule: () => requiredText('Bitte gib die Aufgabe ein.'),
    missing: 'Vorstand',
  }),
  email: email({
    label: 'E-Mail',
    hint: 'Steht auf der Website; leer, wenn keine gezeigt werden soll.',
    tree: 'contact',
  }),
  image: picture({ label: 'Bild', shape: portrait }),
  bio: lines({ label: 'Über die Person' }),
  linkedin: webAddress({ label: 'LinkedIn', hint, tree: 'socialLinks/linkedin' }),
  twitter: webAddress({ label: 'Twitter', hint, tree: 'socialLinks/twitter' }),
  instagram: webAddress({ label: 'Instagram', hint, tree: 'socialLinks/instagram' }),
};

export const boardForm = layout(boardFields, [
  { fields: ['name', 'role', 'email'] },
  'image',
  { title: 'Zur Person', fields: ['bio', 'linkedin', 'twitter', 'instagram'] },
]);
