import * as addresses from './addresses.ts';
import * as catalogue from './catalogue.ts';
import * as crm from './crm.ts';
import * as friendPage from './friendPage.ts';
import * as goal from './goal.ts';
import * as invitations from './invitations.ts';
import { createLead } from './leads.ts';
import * as lessons from './lessons.ts';
import * as managerRequests from './managerRequests.ts';
import * as members from './members.ts';
import * as operations from './operations.ts';
import * as orders from './orders.ts';
import * as participants from './participants.ts';
import * as phone from './phone.ts';
import * as photo from './photo.ts';
import * as privacy from './privacy.ts';
import * as products from './products.ts';
import * as programme from './programme.ts';
import * as programmes from './programmes.ts';
import * as rating from './rating.ts';
import type { Route } from './route.ts';
import * as suggestions from './suggestions.ts';
import * as support from './support.ts';
import * as tuition from './tuition.ts';
import * as views from './views.ts';

function routesOf(file: object): Record<string, Route> {
  return Object.fromEntries(
    Object.entries(file).filter(
      ([, value]) => typeof value === 'object' && value !== null && 'method' in value,
    ),
  );
}

/** Every route by name, for `/openapi.json` and for tests. */
export const routes: Record<string, Route> = {
  ...routesOf(members),
  ...routesOf(operations),
  ...routesOf(products),
  ...routesOf(catalogue),
  ...routesOf(orders),
  ...routesOf(phone),
  ...routesOf(programme),
  ...routesOf(goal),
  ...routesOf(photo),
  ...routesOf(views),
  ...routesOf(participants),
  ...routesOf(managerRequests),
  ...routesOf(tuition),
  ...routesOf(addresses),
  ...routesOf(friendPage),
  ...routesOf(invitations),
  ...routesOf(lessons),
  ...routesOf(privacy),
  ...routesOf(programmes),
  ...routesOf(rating),
  ...routesOf(support),
  ...routesOf(crm),
  createLead,
  ...routesOf(suggestions),
};
