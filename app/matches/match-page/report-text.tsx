import { Section } from '#platform/ui/section.tsx';
import styles from './report-text.module.css';

interface StoryProps {
  report: string | null;
  facts: string;
}

export function ReportText({ report, facts }: StoryProps) {
  if (!report && !facts) return null;
  return (
    <Section title="Bericht">
      <div className={styles.story}>
        {report?.split(/\n{2,}/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no id
          <p key={index}>{paragraph}</p>
        ))}
        {facts && <p className={styles.facts}>{facts}</p>}
      </div>
    </Section>
  );
}
