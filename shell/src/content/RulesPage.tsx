import { Link } from 'react-router-dom';
import { Rules } from './Rules.tsx';

/** Shows the rules inside the cabinet, with a link to the objection form. */
export function RulesPage() {
  return <Rules objection={(words) => <Link to="/support?topic=invitations">{words}</Link>} />;
}
