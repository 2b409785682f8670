import { questionsData } from '../../../shell/document/structured-data.ts';
import type { PageModule } from '../../../shell/routing/page-module.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { Guide, guideHead } from '../guide.tsx';

const topics = ['pay', 'who', 'password', 'once', 'slow', 'rejected', 'none', 'undo'] as const;

export const head: PageModule['head'] = ({ phrases }) => {
  const faq = phrases.current().earning?.faq;
  const questions = faq ? topics.map((topic) => faq[topic]) : [];
  return {
    ...guideHead(faq),
    structuredData: import.meta.env.SSR ? questionsData(questions) : undefined,
  };
};

export function Page() {
  const labels = useTranslations('earning');
  const t = useTranslations('earning.faq');
  return (
    <Guide
      title={t('title')}
      lead={t('lead')}
      drawing="questions"
      sections={topics.map((id) => ({ id, title: t(`${id}.question`), body: <p>{t(`${id}.answer`)}</p> }))}
      next={[
        { href: '/tasks/start-earning', label: labels('start.title') },
        { href: '/tasks/how-to-perform-the-tasks', label: labels('perform.title') },
      ]}
    />
  );
}
