import { PRODUCT_NAME, screens } from '@second-draft/contract';
import { Link } from 'react-router';
import { displayFontLinks } from '../../ui/display-font.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { ProsePage } from '../../ui/prose-page.tsx';
import { WhatIsCollected } from './privacy/collected.tsx';
import { WhatIsKept } from './privacy/kept.tsx';
import { YourRights } from './privacy/rights.tsx';
import { WhoSeesIt } from './privacy/who-sees-it.tsx';
import { Updated } from './updated.tsx';

export const links = displayFontLinks;

export default function PrivacyScreen() {
  return (
    <ProsePage
      heading="Privacy policy"
      lead="What we read, what we keep and for how long, who sees it, and what you and your students can ask of us."
    >
      <PageHead
        title={`${PRODUCT_NAME} | Privacy policy`}
        description={`What ${PRODUCT_NAME} reads and keeps, for how long, who sees it, and your rights under the Privacy Act 2020.`}
        path={screens.privacy}
      />
      <Updated />
      <p>
        {PRODUCT_NAME} reads students’ writing so that their teacher can answer it. Students don’t
        use it themselves, have no account with us and are never contacted by us. “We” are the
        people who run {PRODUCT_NAME}; you reach us, and the person responsible for privacy, through
        the <Link to={screens.contact}>contact page</Link>. We are an agency under New Zealand’s
        Privacy Act 2020, and this policy follows its information privacy principles.
      </p>
      <WhatIsCollected />
      <WhoSeesIt />
      <WhatIsKept />
      <YourRights />
    </ProsePage>
  );
}
