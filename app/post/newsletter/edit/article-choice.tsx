import { Form, useSearchParams } from 'react-router';
import button from '#platform/ui/button.module.css';
import styles from './article-choice.module.css';

export const articleParameter = 'artikel';

interface ArticleChoiceProps {
  articles: readonly { slug: string; title: string }[];
}

export function ArticleChoice({ articles }: ArticleChoiceProps) {
  const [search] = useSearchParams();
  if (articles.length === 0) return null;
  return (
    <Form className={styles.choice}>
      <label htmlFor={articleParameter} className={styles.label}>
        Mit einem Artikel beginnen
      </label>
      <select
        id={articleParameter}
        name={articleParameter}
        defaultValue={search.get(articleParameter) ?? undefined}
        className={styles.control}
      >
        {articles.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </select>
      <button type="submit" className={`${button.button} ${button.quiet}`}>
        Übernehmen
      </button>
    </Form>
  );
}
