import { Notice } from '#platform/ui/notice.tsx';

/** That mail does not go out of this site, and what that comes to. */
export function MailMissing({ children }: { children: string }) {
  return <Notice>Es ist kein E-Mail-Versand eingerichtet: {children}</Notice>;
}
