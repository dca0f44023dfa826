import { profileItem } from '../../lib/state/session.ts';

type Fields = Readonly<Record<string, FormDataEntryValue>>;

const none: Fields = {};
let fields = none;

const forget = () => {
  fields = none;
};

// The next person at this computer is somebody else.
profileItem.subscribe(() => {
  if (profileItem.get() === null) forget();
});

/** What has been typed and not sent, while its writer looks something up on another page. */
export const unsentMessage = {
  textOf: (name: string): string | undefined => {
    const text = fields[name];
    return typeof text === 'string' ? text : undefined;
  },
  keep: (form: HTMLFormElement): void => {
    fields = Object.fromEntries(new FormData(form));
  },
  forget,
};
