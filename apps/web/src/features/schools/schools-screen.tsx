import { pathOf, PRODUCT_NAME, screens } from '@second-draft/contract';
import { Link } from 'react-router';
import { papers } from 'virtual:school-papers';

import { displayFontLinks } from '../../ui/display-font.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { ProsePage } from '../../ui/prose-page.tsx';
import { WriterHere } from '../legal/index.ts';
import { ClientId } from './client-id.tsx';

export const links = displayFontLinks;

export default function SchoolsScreen() {
  return (
    <ProsePage
      heading="For schools"
      lead={`What a principal, a board and an IT lead want to know before teachers use ${PRODUCT_NAME}, in papers to copy, fill in and sign.`}
    >
      <PageHead
        title={`${PRODUCT_NAME} | For schools`}
        description="A letter to whānau, a privacy impact assessment by the Privacy Act 2020, a data agreement, and the steps in the Workspace console."
        path={screens.schools}
      />
      {papers.map(({ slug, title, for: audience, summary }) => (
        <section key={slug} aria-labelledby={slug}>
          <h2 id={slug}>
            <Link to={pathOf('schoolPaper', { slug })}>{title}</Link>
          </h2>
          <p>
            For {audience}. {summary}
          </p>
        </section>
      ))}
      <h2>Questions</h2>
      <p>
        Read the <Link to={screens.privacy}>privacy policy</Link>, or{' '}
        <Link to={screens.contact}>write to us</Link>: a person answers.
      </p>
      {/* Last, since they come after the first touch, which may be on a link. */}
      <WriterHere />
      <ClientId />
    </ProsePage>
  );
}
