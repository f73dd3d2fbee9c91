import { createContext } from 'react-router';
import type { MailSetup } from './mail-setup.server.ts';

/** How mail goes out, where its links lead, and how long messages are kept. */
export const mailContext = createContext<MailSetup>({
  to: '',
  from: '',
  origin: 'http://localhost',
  keepDays: 365,
});
