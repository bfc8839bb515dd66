import { buttonClass } from '@cabinet/ui/Button';
import { EmptyState } from '@cabinet/ui/EmptyState';
import { PageHeading } from '@cabinet/ui/PageHeading';
import { TextField } from '@cabinet/ui/TextField';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import styles from './FaqPage.module.css';
import { QuestionList } from './QuestionList.tsx';
import { findQuestions, isAnswered, TOPICS } from './questions.ts';
import { useContentText } from './useContentText.ts';
import { useFigures } from './useFigures.ts';

/** Shows questions and answers by topic. A search opens the questions that it finds. */
export function FaqPage() {
  const t = useContentText();
  const figures = useFigures();
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const asked = useAskedQuestion();
  const topics = TOPICS.map(({ name, questions }) => {
    const answered = questions.filter((name) => isAnswered(name, figures));
    const all = answered.map((name) => ({
      name,
      question: t(`faq.items.${name}.q`, figures),
      answer: t(`faq.items.${name}.a`, figures),
    }));
    return { name, questions: findQuestions(all, search) };
  }).filter(({ questions }) => questions.length > 0);
  const count = topics.reduce((sum, { questions }) => sum + questions.length, 0);

  return (
    <div className={styles.page}>
      <PageHeading lead={t('faq.lead')}>{t('faq.title')}</PageHeading>
      <search className={styles.search}>
        <TextField
          label={t('faq.search')}
          isLabelHidden
          placeholder={t('faq.search')}
          type="search"
          maxLength={100}
          value={search}
          onChange={({ target }) => setParams(target.value ? { q: target.value } : {}, { replace: true })}
          after={<Search size={20} strokeWidth={1.8} aria-hidden="true" />}
        />
        <p className={styles.count} role="status">
          {search && t('faq.found', { count })}
        </p>
      </search>
      {topics.map(({ name, questions }) => (
        <section key={name} className={styles.topic} aria-labelledby={`topic-${name}`}>
          <h2 id={`topic-${name}`}>{t(`faq.topics.${name}`)}</h2>
          <QuestionList questions={questions} search={search} asked={asked} />
        </section>
      ))}
      {count === 0 ? (
        <EmptyState title={t('faq.none')} text={t('faq.noneText')} action={<AskSupport />} />
      ) : (
        <aside className={styles.more}>
          <h2>{t('faq.more')}</h2>
          <p>{t('faq.moreText')}</p>
          <AskSupport />
        </aside>
      )}
    </div>
  );
}

function AskSupport() {
  const t = useContentText();
  return (
    <Link className={buttonClass({ variant: 'line' })} to="/support">
      {t('faq.ask')}
    </Link>
  );
}

/** Returns the question in the address, such as `/faq#blocked`. The page opens it and scrolls to it. */
function useAskedQuestion(): string {
  const asked = useLocation().hash.slice(1);
  const scrolled = useRef('');
  useEffect(() => {
    if (asked === scrolled.current) return;
    scrolled.current = asked;
    document.getElementById(asked)?.scrollIntoView();
  }, [asked]);
  return asked;
}
