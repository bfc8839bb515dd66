// What the cabinet uses of the router, shared as one copy. Add an export here when a page needs one more.
export {
  createBrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
  BrowserRouter,
} from 'react-router-dom';
