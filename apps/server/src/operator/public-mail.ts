import { UsageProblem } from './problems.ts';

const names =
  '(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|rocketmail|icloud|aol|gmx|proton|protonmail|pm|tutanota|tuta|fastmail|zoho|zohomail|mail|hey|yandex|qq|163|126|naver|hanmail|daum|rediffmail)';
const publicMail = new RegExp(
  String.raw`^${names}\.(?:com|net|org|me|\p{L}{2}|com?\.\p{L}{2})$`,
  'u',
);
/** Apple’s, and New Zealand’s internet providers’. */
const others = new Set(
  'me.com mac.com xtra.co.nz vodafone.co.nz vodafone.net.nz slingshot.co.nz orcon.net.nz clear.net.nz paradise.net.nz ihug.co.nz inspire.net.nz snap.net.nz kinect.co.nz actrix.co.nz windowslive.com'.split(
    ' ',
  ),
);

/**
 * Anybody can have an address there, and would have the licence.
 * @throws UsageProblem
 */
export function refusePublicMail(members: readonly string[]): void {
  const found = members.find((one) => publicMail.test(one) || others.has(one));
  if (found !== undefined)
    throw new UsageProblem(
      `Anybody can have an address at ${found}, and all of them would have the licence. Name the teachers instead: --email mere@${found}`,
    );
}
