import { useId, useRef } from 'react';
import { club } from '#club/club.ts';
import { CloseIcon } from '#platform/ui/icons.tsx';
import { OwnImage } from '#platform/ui/own-image.tsx';
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

/** A member of the board; the card opens a dialog with more. */
export function MemberCard({ member }: { member: Member }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => dialog.current?.close();
  const networks = [
    ['LinkedIn', member.linkedin],
    ['Twitter', member.twitter],
    ['Instagram', member.instagram],
  ].filter((network): network is [string, string] => Boolean(network[1]));
  return (
    <li className={styles.card}>
      <OwnImage
        src={member.image}
        fallback={club.defaultTrainerImage}
        alt=""
        width={640}
        height={800}
        sizes="(min-width: 48rem) 17rem, 100vw"
        loading="lazy"
        className={styles.picture}
      />
      <h2 className={styles.name}>
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          command="show-modal"
          commandfor={id}
          onClick={(event) => {
            // Done here, the browser need not follow the command as well.
            event.preventDefault();
            dialog.current?.showModal();
          }}
        >
          {member.name}
        </button>
      </h2>
      <p>{member.role}</p>
      {member.email && (
        <a href={`mailto:${member.email}`} className={styles.mail}>
          E-Mail schreiben<span className="visually-hidden"> an {member.name}</span>
        </a>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Esc */}
      <dialog
        ref={dialog}
        id={id}
        className={styles.dialog}
        aria-labelledby={`${id}-name`}
        closedby="any"
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className={styles.panel}>
          <button
            type="button"
            className={styles.close}
            command="close"
            commandfor={id}
            onClick={(event) => {
              event.preventDefault();
              close();
            }}
          >
            <CloseIcon />
            <span className="visually-hidden">Schließen</span>
          </button>
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
