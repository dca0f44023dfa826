import { PRODUCT_NAME, screens } from '@second-draft/contract';
import { displayFontLinks } from '../../ui/display-font.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { ProsePage } from '../../ui/prose-page.tsx';
import { ContactForm } from './contact-form.tsx';

export const links = displayFontLinks;

export default function ContactScreen() {
  return (
    <ProsePage
      heading="Contact us"
      lead="Questions, trouble logging in, a licence for your school, or a request about your data: write to us, and a person answers."
    >
      <PageHead
        title={`${PRODUCT_NAME} | Contact`}
        description={`Write to the people who make ${PRODUCT_NAME}: questions, team licences, and requests about your data.`}
        path={screens.contact}
      />
      <ContactForm />
      <noscript>
        <p>The form needs JavaScript, to prove that you are a person.</p>
      </noscript>
    </ProsePage>
  );
}
