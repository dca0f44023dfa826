import { PRODUCT_NAME } from '@second-draft/contract';
import { LoginButton } from '../session/index.ts';
import { ProsePage } from './prose-page.tsx';

export default function PermissionsScreen() {
  return (
    <ProsePage heading={`Why ${PRODUCT_NAME} asks for permissions`}>
      <p>
        When you log in, Google shows a list of permissions, each with a box to tick. Tick them all:
        without them there is no class, no document and no feedback to show.
      </p>
      <ul>
        <li>
          <strong>Your classes, course work and rosters</strong>, to list your classes, their
          assignments, and who has handed in what. Read only.
        </li>
        <li>
          <strong>Profile photos</strong>, so that you recognise your students at a glance. Read
          only.
        </li>
        <li>
          <strong>Your Google Docs documents</strong>, to read what students have written for an
          assignment that you open. Read only, and only those documents are opened.
        </li>
        <li>
          <strong>The Drive files that you pick</strong>, to post your feedback as a comment. This
          covers no file until you pick it yourself with Get Write Access, and nothing is posted
          until you press Post.
        </li>
      </ul>
      <p>
        Slides are optional: turn them on in Settings, and Google asks for one more permission then.
        You can take all of it back at any time in your Google account.
      </p>
      <LoginButton />
    </ProsePage>
  );
}
