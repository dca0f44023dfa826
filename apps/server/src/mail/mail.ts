import { createTransport } from 'nodemailer';

/** No step of speaking to the mail server may take longer: someone waits for it (ms). */
const STEP_MS = 5_000;

export interface Letter {
  /** One line of our own words. */
  subject: string;
  text: string;
  /** A valid e-mail address: where answers go. */
  replyTo: string;
}

/** Sends letters to the people who run the product. */
export interface Mail {
  /** @throws when the mail server does not take it. */
  send(letter: Letter): Promise<void>;
}

/**
 * @param url of the mail server, `smtp://` or `smtps://`, with name and password where it wants them.
 * @param address that letters come from and go to.
 * @param stepMs how long a step of the conversation may take; the whole may take two.
 */
export function createMail(url: string, address: string, stepMs = STEP_MS): Mail {
  const transport = createTransport({
    url,
    dnsTimeout: stepMs,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    // A letter is the words in it, never a file or a page that it names.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ subject, text, replyTo }) {
      await transport.sendMail({
        // As objects, so that no address is read as a list of them.
        from: { name: '', address },
        to: { name: '', address },
        replyTo: { name: '', address: replyTo },
        subject,
        text,
        signal: AbortSignal.timeout(2 * stepMs),
      });
    },
  };
}
