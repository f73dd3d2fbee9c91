import { Section } from '#platform/ui/section.tsx';
import styles from './story.module.css';

interface StoryProps {
  game: { report: string | null; attendance: number | null; referee: string | null };
}

const inGerman = new Intl.NumberFormat('de-AT');

/** What is told of a game, and who saw it; nothing where nobody has said anything. */
export function Story({ game: { report, attendance, referee } }: StoryProps) {
  const facts = [
    attendance !== null && `${inGerman.format(attendance)} Zuschauer`,
    referee !== null && `Schiedsrichter: ${referee}`,
  ].filter(Boolean);
  if (report === null && facts.length === 0) return null;
  return (
    <Section title="Bericht">
      <div className={styles.story}>
        {report?.split(/\n{2,}/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing else
          <p key={index}>{paragraph}</p>
        ))}
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      </div>
    </Section>
  );
}
