import { Link } from 'react-router-dom';
import { Rules } from './Rules.tsx';

/** The rules inside the cabinet, which has a form for objections. */
export function RulesPage() {
  return <Rules objection={(words) => <Link to="/support?topic=invitations">{words}</Link>} />;
}
