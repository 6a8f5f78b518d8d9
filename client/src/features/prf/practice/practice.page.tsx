import { ReloadOutlined } from '@ant-design/icons';
import { ApolloProvider } from '@apollo/client/react';
import { Button } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePractising } from '../../../lib/practising';
import { useSignedInUser } from '../../../lib/session';
import '../prf.css';
import { PrfScreen } from '../prf-screen';
import { PracticeSession } from './practice-session';

/** /practice: the form of a PRF, for learning. What is entered stays in this page and is lost with it. */
export default function PracticePage() {
  usePractising();
  const user = useSignedInUser();
  const navigate = useNavigate();
  const [session, setSession] = useState(() => new PracticeSession(user));
  return (
    <ApolloProvider key={session.store.id} client={session.client}>
      <Practice
        session={session}
        onStartAgain={() => {
          session.store.close();
          setSession(new PracticeSession(user));
          window.scrollTo(0, 0);
          void navigate('/practice', { replace: true });
        }}
      />
    </ApolloProvider>
  );
}

const isReadAlready = (): Promise<boolean> => Promise.resolve(true);

interface PracticeProps {
  readonly session: PracticeSession;
  readonly onStartAgain: () => void;
}

function Practice({ session, onStartAgain }: PracticeProps) {
  const record = useSyncExternalStore(session.subscribe, session.getRecord);
  return (
    <PrfScreen
      store={session.store}
      record={record}
      readBackAt={null}
      refresh={isReadAlready}
      isPractice
      head={
        <div className="prf-callout" data-tone="warning">
          <p className="prf-callout-title">Practice: nothing is kept or sent</p>
          <p>
            The patient is not real. Enter anything you like, and sign. Everything is deleted when you leave
            this page.
          </p>
          <div className="prf-actions">
            <Button icon={<ReloadOutlined aria-hidden="true" />} onClick={onStartAgain}>
              Start again
            </Button>
          </div>
        </div>
      }
    />
  );
}
