import { FileAddOutlined, MedicineBoxOutlined, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import styles from './dashboard.module.css';

/** The three most common things to do from here. */
export function QuickActions() {
  const navigate = useNavigate();
  return (
    <nav aria-label="Quick actions" data-tour="quick-actions" className={styles.quick}>
      <Button
        type="primary"
        size="large"
        icon={<FileAddOutlined aria-hidden="true" />}
        onClick={() => void navigate('/createprf')}
      >
        New PRF
      </Button>
      <Button
        size="large"
        icon={<MedicineBoxOutlined aria-hidden="true" />}
        onClick={() => void navigate('/see-and-treat')}
      >
        See &amp; Treat
      </Button>
      <Button
        size="large"
        icon={<SearchOutlined aria-hidden="true" />}
        onClick={() => void navigate('/patients')}
      >
        Find patient
      </Button>
    </nav>
  );
}
