import { FactorSection } from './factor/FactorSection.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';
import { SignInList } from './SignInList.tsx';
import './users.css';

/** What a person does with their own credentials. */
export const Account = () => (
  <div className="d-stack">
    <PasswordForm />
    <FactorSection />
    <SignInList />
    <SessionList />
  </div>
);
