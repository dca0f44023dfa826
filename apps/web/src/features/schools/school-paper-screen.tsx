import { Button } from '@mantine/core';
import { pathOf, PRODUCT_NAME, screens } from '@second-draft/contract';
import { IconArrowLeft } from '../../ui/icons/drawn/arrow-left.ts';
import { IconPrinter } from '../../ui/icons/drawn/printer.ts';
import { Link, Navigate, useParams } from 'react-router';
import { papers } from 'virtual:school-papers';
import { displayFontLinks } from '../../ui/display-font.ts';
import { PageHead } from '../../ui/page-head.tsx';
import prose from '../../ui/prose.module.css';
import { ClientId } from './client-id.tsx';
import classes from './schools.module.css';

export const links = displayFontLinks;

/** Their paper says that the client id is at its top. */
const WHO_ALLOWS_APPS = 'IT leads';

export default function SchoolPaperScreen() {
  const { slug } = useParams();
  const paper = papers.find((one) => one.slug === slug);
  if (!paper) return <Navigate to={screens.schools} replace />;
  return (
    <article className={`${prose.page} ${classes.paper}`}>
      <PageHead
        title={`${PRODUCT_NAME} | ${paper.title}`}
        description={paper.summary}
        path={pathOf('schoolPaper', { slug: paper.slug })}
      />
      <div className={classes.tools}>
        <Button
          component={Link}
          to={screens.schools}
          variant="subtle"
          size="compact-md"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          For schools
        </Button>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
      <h1 className={prose.heading}>{paper.title}</h1>
      <p className={prose.lead}>{paper.summary}</p>
      {paper.for === WHO_ALLOWS_APPS && <ClientId />}
      <div className={prose.prose} dangerouslySetInnerHTML={{ __html: paper.content }} />
    </article>
  );
}
