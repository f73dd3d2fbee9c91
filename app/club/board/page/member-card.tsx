import { useId } from 'react';
import { useClub } from '#platform/ui/club/current-club.ts';
import { CloseButton } from '#platform/ui/dialog/close-button.tsx';
import { useDialog } from '#platform/ui/dialog/use-dialog.ts';
import { SiteImage } from '#platform/ui/site-image.tsx';
import styles from './member-card.module.css';

interface Member {
  name: string;
  role: string;
  email: string | null;
  image: string | null;
  bio: string | null;
  linkedin: string | null;
  twitter: string | null;
  instagram: string | null;
}

export function MemberCard({ member }: { member: Member }) {
  const id = useId();
  const { defaultTrainerImage } = useClub();
  const { dialog, opener, closer, closedBeside } = useDialog(id);
  const networks = [
    ['LinkedIn', member.linkedin],
    ['Twitter', member.twitter],
    ['Instagram', member.instagram],
  ].filter((network): network is [string, string] => Boolean(network[1]));
  return (
    <li className={styles.card}>
      <SiteImage
        src={member.image}
        fallback={defaultTrainerImage}
        alt=""
        width={640}
        height={800}
        sizes="(min-width: 48rem) 17rem, 100vw"
        loading="lazy"
        className={styles.picture}
      />
      <h2 className={styles.name}>
        <button type="button" className={styles.open} {...opener}>
          {member.name}
        </button>
      </h2>
      <p>{member.role}</p>
      {member.email && (
        <a href={`mailto:${member.email}`} className={styles.mail}>
          E-Mail schreiben<span className="visually-hidden"> an {member.name}</span>
        </a>
      )}
      <dialog
        {...dialog}
        className={styles.dialog}
        aria-labelledby={`${id}-name`}
        {...closedBeside}
      >
        <div className={styles.panel}>
          <CloseButton {...closer} className={styles.close} />
          <h3 id={`${id}-name`} className={styles.dialogName}>
            {member.name}
          </h3>
          <p className={styles.role}>{member.role}</p>
          {member.bio && <p>{member.bio}</p>}
          <ul role="list" className={styles.links}>
            {member.email && (
              <li>
                <a href={`mailto:${member.email}`}>Kontakt</a>
              </li>
            )}
            {networks.map(([network, address]) => (
              <li key={network}>
                <a href={address} target="_blank" rel="noreferrer">
                  {network}
                  <span className="visually-hidden"> (neues Fenster)</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </dialog>
    </li>
  );
}
