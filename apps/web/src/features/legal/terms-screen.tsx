import { PRODUCT_NAME, screens } from '@second-draft/contract';
import { displayFontLinks } from '../../ui/display-font.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { ProsePage } from '../../ui/prose-page.tsx';
import { Liability, Endings } from './terms/endings.tsx';
import { Money } from './terms/money.tsx';
import { Content, Feedback, WhoMayUseIt } from './terms/use.tsx';
import { Updated } from './updated.tsx';

export const links = displayFontLinks;

export default function TermsScreen() {
  return (
    <ProsePage
      heading="Terms of service"
      lead={`What you can expect of ${PRODUCT_NAME}, and what we expect of you. By logging in you agree to these terms.`}
    >
      <PageHead
        title={`${PRODUCT_NAME} | Terms of service`}
        description={`The terms on which teachers use ${PRODUCT_NAME}: who may use it, what it costs, cancelling, content and responsibility.`}
        path={screens.terms}
      />
      <Updated />
      <WhoMayUseIt />
      <Feedback />
      <Money />
      <Content />
      <Endings />
      <Liability />
    </ProsePage>
  );
}
