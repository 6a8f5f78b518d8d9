import { LIMITS } from '@sideline/schema/limits';
import { COLOUR_MODE_KEYS } from '@sideline/schema/theme';
import { Document, Part } from './document';

export default function CookiePolicyPage() {
  return (
    <Document
      title="notices.cookies"
      lead="Sideline uses what it needs to work and nothing else: no advertising, no analytics, nothing from other sites. That is why it does not ask for your consent to cookies."
    >
      <Part id="cookie" title="The cookies">
        <p>
          When you sign in, a cookie holds the number of your session, so that the server knows that it is
          you. Scripts cannot read it, other sites do not receive it, and it is deleted when you log out or
          after {LIMITS.session.absoluteHours} hours at most.
        </p>
        <p>
          When you register, open a handover, or fill in your own details on a device that the crew gave you,
          a cookie for each of these holds a random value, so that only this browser can continue. It says
          nothing about you and is deleted after an hour at most.
        </p>
      </Part>
      <Part id="storage" title="What is kept on your device">
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">What for</th>
              <th scope="col">Until</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                {COLOUR_MODE_KEYS.mode}, {COLOUR_MODE_KEYS.scheme}
              </td>
              <td>Your choice of light or dark</td>
              <td>You clear it</td>
            </tr>
            <tr>
              <td>sideline-language</td>
              <td>Your choice of English or Welsh</td>
              <td>You clear it</td>
            </tr>
            <tr>
              <td>sideline-last-user</td>
              <td>The name on the lock screen when the server cannot be reached</td>
              <td>You log out</td>
            </tr>
            <tr>
              <td>sideline-last-activity</td>
              <td>Locking a device that is not in use</td>
              <td>You clear it</td>
            </tr>
            <tr>
              <td>sideline-pending-logout</td>
              <td>A logout that could not be sent yet</td>
              <td>It is sent</td>
            </tr>
            <tr>
              <td>sideline-email</td>
              <td>The address that you signed in with, so that a locked device asks only for the password</td>
              <td>You log out</td>
            </tr>
            <tr>
              <td>sideline-provider</td>
              <td>The provider’s name and contact details</td>
              <td>You clear it</td>
            </tr>
            <tr>
              <td>sideline-recent</td>
              <td>
                The answers that a clinician chose most recently and most often from long lists, never a
                patient’s data
              </td>
              <td>You clear it</td>
            </tr>
            <tr>
              <td>sideline-arrest-muted</td>
              <td>Sound for the cardiac arrest timer</td>
              <td>You clear it</td>
            </tr>
            <tr>
              <td>sideline-see-and-treat</td>
              <td>A see-and-treat log that was started and not submitted yet</td>
              <td>The tab closes</td>
            </tr>
            <tr>
              <td>sideline-reloaded-at</td>
              <td>Reloading the page only once after an update</td>
              <td>The tab closes</td>
            </tr>
            <tr>
              <td>sideline-device (drafts)</td>
              <td>Entries by a clinician that the server does not have yet, protected by their password</td>
              <td>It is sent</td>
            </tr>
            <tr>
              <td>sideline-device (pictures)</td>
              <td>
                Pictures that a clinician took and that the server does not have yet, protected by their
                password
              </td>
              <td>They are sent</td>
            </tr>
            <tr>
              <td>sideline-device (lists)</td>
              <td>
                Events, crew and squads to choose from without a connection, protected by their password
              </td>
              <td>They are read again</td>
            </tr>
            <tr>
              <td>sideline-device (records)</td>
              <td>
                Records that a clinician opened, to read without a connection, protected by their password
              </td>
              <td>24 hours after the server last sent them</td>
            </tr>
          </tbody>
        </table>
      </Part>
      <Part id="control" title="Your control">
        <p>
          You can delete all of this in your browser’s settings. Without the session cookie you cannot sign
          in. If you delete drafts that have not been sent, they are lost.
        </p>
      </Part>
    </Document>
  );
}
